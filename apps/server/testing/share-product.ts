import { shareProduct } from '#kernel/testing';
import { catalogue } from '../../../modules/catalogue.ts';
import { serverModules } from '../compose.ts';

shareProduct({ catalogue, modules: serverModules });
