import { useDocumentPage } from '#app/content-pages/document-page.ts'
import { useTexts } from '#app/language/texts.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toggleTheme } from './theme.ts'

/** Both icons are rendered and CSS shows one, because the server cannot read the stored theme. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const shellText = useTexts(shellTexts)
  const isDocument = useDocumentPage()
  return (
    <Button
      variant="plain"
      size="sm"
      iconOnly
      // In a document this button is disabled until the document's script has added its listener.
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
