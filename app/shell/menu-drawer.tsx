// The header's links on a small screen, and those of the own account on every screen.
import { useTexts } from '#app/language/texts.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { MenuLinks, type MenuLinksProps } from './menu-links.tsx'
import { shellTexts } from './shell-text.ts'

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
    </Drawer>
  )
}
