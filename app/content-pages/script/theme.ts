import { toggleTheme } from '#app/shell/navigation/theme.ts'

export function watchThemeSwitch(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')) {
    button.addEventListener('click', toggleTheme)
    button.disabled = false
  }
}
