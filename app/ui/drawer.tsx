import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel?: string
  side?: 'right' | 'bottom'
  title?: ReactNode
  children: ReactNode
}

/** The browser's own <dialog>: focus trap, Escape and inert page without a library. */
export function Drawer({ open, onClose, label, closeLabel = 'Close', side = 'right', title, children }: DrawerProps) {
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
      className={cx('drawer', side === 'bottom' && 'drawer--bottom')}
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
      <div className="between" style={{ marginBottom: 12 }}>
        {title ?? <span />}
        <button type="button" className="x" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
