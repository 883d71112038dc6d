/** Maximum lengths that our browser code sends, in characters. */
export const MESSAGE_MAX = 500
export const STACK_MAX = 2000
