export function linkMailAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-mail]'))
    link.href = `mailto:${link.textContent}`
}

/** The link to the other language keeps the hash of the current URL. */
export function watchLanguageLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      link.hash = location.hash
    })
}
