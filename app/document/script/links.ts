export function linkMailAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-mail]'))
    link.href = `mailto:${link.textContent}`
}

/** The page in the other language opens at the same part. */
export function watchLanguageLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      link.hash = location.hash
    })
}
