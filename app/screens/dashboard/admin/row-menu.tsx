import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'

export type RowAct = { label: string; onClick(): void; danger?: boolean }

/** The actions on a row of a table. */
export function RowMenu({ label, acts, disabled }: { label: string; acts: readonly RowAct[]; disabled?: boolean }) {
  const hydrated = useHydrated()
  return (
    <Menu>
      <MenuButton
        className={buttonClass({ size: 'sm', iconOnly: true })}
        aria-label={label}
        disabled={disabled || !hydrated}
        aria-disabled={disabled || undefined}
      >
        <MoreIcon name="ellipsis" size="sm" />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        className="z-40 min-w-44 p-1.5 shadow-raised card focus:outline-none"
      >
        {acts.map(({ label: name, onClick, danger }) => (
          <MenuItem key={name}>
            <button
              type="button"
              className={`flex min-h-10 w-full items-center rounded-control px-3 text-left text-14 data-focus:bg-hover ${danger ? 'text-danger' : 'text-text'}`}
              onClick={onClick}
            >
              {name}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}
