import { ReactNodeViewRenderer } from '@tiptap/react';
import { BranchBox, RepeatBox } from './boxes.tsx';
import { TagChip, VariableChip } from './chips.tsx';
import {
  BranchNode,
  ChoiceNode,
  plainExtensions,
  RepeatNode,
  TagNode,
  VariableNode,
} from './extensions.ts';

/** The same with the chips and boxes that people see and set. */
export const shownExtensions = [
  ...plainExtensions,
  VariableNode.extend({ addNodeView: () => ReactNodeViewRenderer(VariableChip) }),
  TagNode.extend({ addNodeView: () => ReactNodeViewRenderer(TagChip) }),
  ChoiceNode,
  BranchNode.extend({ addNodeView: () => ReactNodeViewRenderer(BranchBox) }),
  RepeatNode.extend({ addNodeView: () => ReactNodeViewRenderer(RepeatBox) }),
];
