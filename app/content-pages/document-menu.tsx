import { useTexts } from '#app/language/texts.ts'
import { MenuLinks, type MenuLinksProps } from '#app/shell/navigation/menu-links.tsx'
import { shellTexts } from '#app/shell/shell-text.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'

/** The menu of a document is a `details` element, so it opens without a script. Its positioned parent is the header. */
export function DocumentMenu({ links }: Pick<MenuLinksProps, 'links'>) {
  const text = useTexts(shellTexts).nav
  return (
    <details className="group" data-menu>
      <summary
        className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true, className: 'list-none' })}
        aria-label={text.drawerLabel}
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="x" className="hidden group-open:block" />
      </summary>
      <div className="absolute top-full right-0 h-[calc(100dvh-var(--spacing-header))] max-h-[calc(100vh-var(--spacing-header))] w-[min(340px,88vw)] overflow-auto overscroll-contain border-l border-line bg-surface px-5 pt-4 pb-6 text-text shadow-raised">
        <MenuLinks links={links} viewer={null} />
      </div>
    </details>
  )
}
