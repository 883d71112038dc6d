/** Closes the menu on Escape, and on a click or focus outside it. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]')
  if (!menu) return
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  addEventListener('pointerdown', closeOutside)
  addEventListener('focusin', closeOutside)
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  // Otherwise the menu would be open when the page returns from the back/forward cache.
  addEventListener('pagehide', () => {
    menu.open = false
  })
}
