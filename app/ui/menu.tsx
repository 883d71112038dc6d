import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'

export type MenuEntry =
  | {
      kind?: 'item'
      key: string
      label: ReactNode
      icon?: ReactNode
      danger?: boolean
      disabled?: boolean
      onSelect: () => void
    }
  | { kind: 'divider'; key: string }

type MenuProps = { label: string; entries: readonly MenuEntry[]; trigger?: ReactNode }

export function Menu({ label, entries, trigger }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: !trigger })} aria-label={label}>
        {trigger ?? <Icon name="ellipsis" />}
      </MenuButton>
      <MenuItems anchor={{ to: 'bottom end', gap: 4 }} className="menu" style={{ zIndex: 60 }}>
        {entries.map((entry) =>
          entry.kind === 'divider' ? (
            <hr key={entry.key} />
          ) : (
            <MenuItem key={entry.key} disabled={entry.disabled}>
              <button type="button" className={entry.danger ? 'is-danger' : undefined} onClick={entry.onSelect}>
                {entry.icon}
                {entry.label}
              </button>
            </MenuItem>
          ),
        )}
      </MenuItems>
    </HeadlessMenu>
  )
}
