import { keepChoice } from '#app/login-state/login-storage.ts'
import { store } from '#app/web-storage/web-storage.ts'

export const THEME_KEY = 'theme'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The page's background (styles/theme.css), which phones use for their own bars. */
export const THEME_COLORS: Readonly<Record<Theme, string>> = { light: '#fbf9f4', dark: '#0b1026' }

/** Runs in the head before the first paint, so that the stored theme causes no flash. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}'),c=t==='light'?'${THEME_COLORS.light}':t==='dark'?'${THEME_COLORS.dark}':'';if(c){document.documentElement.dataset.theme=t;document.querySelectorAll('[name=theme-color]').forEach(function(m){m.content=c})}}catch{}`

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = THEME_COLORS[theme]
  keepChoice(store, THEME_KEY, theme)
}

export function toggleTheme(): Theme {
  const next = currentTheme() === 'dark' ? 'light' : 'dark'
  setTheme(next)
  return next
}
