import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { closeClass } from './close-class.ts'
import { drawerTexts } from './drawer-text.ts'

const base =
  'fixed m-0 overflow-auto border-line bg-surface px-5 pt-4 pb-6 text-text shadow-raised transition-transform duration-220 backdrop:bg-backdrop'
const sides = {
  right:
    'top-(--viewport-top,0px) bottom-auto right-0 left-auto h-[var(--viewport-height,100dvh)] max-h-none w-[min(340px,88vw)] border-l starting:open:translate-x-6',
  bottom:
    'inset-x-0 top-auto bottom-(--below-viewport) h-auto max-h-[calc(var(--viewport-height,100dvh)*0.88)] w-full max-w-none rounded-t-[16px] border-t starting:open:translate-y-6',
}

export type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel?: string
  side?: 'right' | 'bottom'
  title?: ReactNode
  children: ReactNode
}

/** A native <dialog>, because every page has a menu and Headless UI's Dialog is 17 KB. */
export function Drawer({ open, onClose, label, closeLabel, side = 'right', title, children }: DrawerProps) {
  const text = useTexts(drawerTexts)
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is handled by the dialog itself; the click is for the backdrop
    <dialog
      ref={ref}
      className={cx(base, sides[side])}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target !== event.currentTarget) return
        const box = event.currentTarget.getBoundingClientRect()
        const inside =
          event.clientX >= box.left &&
          event.clientX <= box.right &&
          event.clientY >= box.top &&
          event.clientY <= box.bottom
        if (!inside) onClose()
      }}
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        {title ?? <span />}
        <button type="button" className={closeClass} aria-label={closeLabel ?? text.close} onClick={onClose}>
          <Icon name="x" className="size-4.5" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
