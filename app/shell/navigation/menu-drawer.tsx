// On a small screen: the header's links; on every screen: the links of the account.
import { useTexts } from '#app/language/texts.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Logo } from '#app/ui/icons/logo.tsx'
import { Drawer } from '#app/ui/overlay/drawer.tsx'
import { MenuLinks, type MenuLinksProps } from './menu-links.tsx'
import { toggleTheme } from './theme.ts'

type Props = Required<MenuLinksProps> & { open: boolean; platformName: string }

export function MenuDrawer({ open, platformName, ...menu }: Props) {
  const text = useTexts(shellTexts).nav
  return (
    <Drawer
      open={open}
      onClose={menu.onClose}
      label={text.drawerLabel}
      closeLabel={text.closeMenu}
      title={
        <span className="brand">
          <Logo name={platformName} />
        </span>
      }
    >
      <MenuLinks {...menu} />
      {/* A phone's header has no room for the theme switch beside a balance or the availability switch. */}
      {menu.viewer && menu.viewer.role !== 'admin' ? (
        <Button block className="mt-3 min-[480px]:hidden" onClick={toggleTheme}>
          <Icon name="moon" className="theme-dark:hidden" />
          <Icon name="sun" className="hidden theme-dark:block" />
          {text.theme}
        </Button>
      ) : null}
    </Drawer>
  )
}
