import type { Module } from '#kernel/domain';
import { modules as registered } from '#kernel/domain';
import type { ServerModule } from '#kernel/server';

/** The whole product, handed in by whoever may import its modules. */
export type Product = {
  readonly catalogue: readonly Module[];
  readonly modules: readonly ServerModule[];
};

const kept: { product?: Product } = {};

/** Called before each test file. */
export const shareProduct = (product: Product): void => void (kept.product = product);

/** A file that registered a catalogue of its own also has tables of its own. */
export const sharesCatalogue = (): boolean =>
  kept.product !== undefined && registered() === kept.product.catalogue;

/** All modules of the product, if these are some of them. */
export function productWith(modules: readonly ServerModule[]): readonly ServerModule[] | undefined {
  const all = kept.product?.modules;
  return all && modules.every((module) => all.includes(module)) ? all : undefined;
}
