/** Closes the menu with Escape, and when the focus or a press goes elsewhere. */
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
  // A page that comes back from the browser's memory shows itself, not the menu that led away.
  addEventListener('pagehide', () => {
    menu.open = false
  })
}
