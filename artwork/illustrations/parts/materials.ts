/** Colours of materials that several illustrations share. */
export const WOOD = '#c99561';
export const WOOD_LIT = '#e3b887';
export const WOOD_DARK = '#a87338';
export const BOARD = '#b5763f';
export const PLANK = '#e9c796';
export const PLANK_LIT = '#f6dcb4';
export const CARDBOARD = '#c99561';
export const CARDBOARD_LIT = '#daab79';
