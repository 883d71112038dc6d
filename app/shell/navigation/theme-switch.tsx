import { useDocumentPage } from '#app/document/document-page.ts'
import { useTexts } from '#app/language/texts.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toggleTheme } from './theme.ts'

/** Both marks are rendered and CSS shows one, so the server need not know the theme. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const shellText = useTexts(shellTexts)
  const isDocument = useDocumentPage()
  return (
    <Button
      variant="plain"
      size="sm"
      iconOnly
      // A document's own script enables it and listens.
      data-theme-switch={isDocument || undefined}
      className={cx('noscript:hidden', className)}
      aria-label={shellText.nav.theme}
      onClick={() => toggleTheme()}
    >
      <Icon name="moon" className="theme-dark:hidden" />
      <Icon name="sun" className="hidden theme-dark:block" />
    </Button>
  )
}
