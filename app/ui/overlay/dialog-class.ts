/** The box of a dialog, also of a native one. */
export const dialogClass = 'overflow-hidden rounded-[16px] border border-line bg-surface text-text shadow-raised'
