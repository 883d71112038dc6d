/** The box of a dialog, also of the browser's own. */
export const dialogClass = 'overflow-hidden rounded-[16px] border border-line bg-surface text-text shadow-raised'
