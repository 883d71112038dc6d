/** The reason of a close by a page whose person went to another one. A document that is left closes with code 1001. */
export const PAGE_LEFT = 'left'
