/** The button that closes a dialog, a drawer or a toast. */
export const closeClass =
  '-my-1 -mr-0.5 grid size-7 flex-none place-items-center rounded-[6px] text-muted hover:bg-hover hover:text-text'
