import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shellText } from './shell-text.ts'
import { toggleTheme } from './theme.ts'

/** Both marks are rendered and CSS shows one, so the server need not know the theme. */
export function ThemeSwitch() {
  return (
    <Button variant="plain" size="sm" iconOnly aria-label={shellText.nav.theme} onClick={() => toggleTheme()}>
      <Icon
        name="moon"
        className='in-[[data-theme="dark"]]:hidden [@media_(prefers-color-scheme:_dark)]:in-[:root:not([data-theme="light"])]:hidden'
      />
      <Icon
        name="sun"
        className='hidden in-[[data-theme="dark"]]:block [@media_(prefers-color-scheme:_dark)]:in-[:root:not([data-theme="light"])]:block'
      />
    </Button>
  )
}
