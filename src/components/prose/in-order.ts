import { createElement, Fragment, type ReactNode } from 'react';

/** Nodes of a fixed text, told apart by their position: they never move, so they need no keys. */
export const inOrder = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes);
