import { Description, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import type { CSSProperties, ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { Icon } from './icon.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Shown before the title, for example an avatar. */
  lead?: ReactNode
  footer?: ReactNode
  width?: number
  /** While something is being saved neither Escape nor a click outside closes. */
  busy?: boolean
  children?: ReactNode
}

export function Dialog({ open, onClose, title, description, lead, footer, width = 480, busy, children }: DialogProps) {
  function close() {
    if (!busy) onClose()
  }
  return (
    <HeadlessDialog open={open} onClose={close}>
      <div className="modal">
        <DialogPanel className="dialog" style={{ '--dw': `${width}px` } as CSSProperties}>
          <div className="dialog__head">
            <div className="row min0">
              {lead}
              <div className="min0">
                <DialogTitle as="h2">{title}</DialogTitle>
                {description ? (
                  <Description as="p" className="small muted">
                    {description}
                  </Description>
                ) : null}
              </div>
            </div>
            <button type="button" className="x" aria-label="Close" onClick={close} disabled={busy}>
              <Icon name="x" />
            </button>
          </div>
          <div className="dialog__body">{children}</div>
          {footer ? <div className="dialog__foot">{footer}</div> : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

export type ConfirmDialogProps = Omit<DialogProps, 'footer'> & {
  confirmLabel: string
  cancelLabel?: string
  variant?: ButtonVariant
  disabled?: boolean
  onConfirm: () => void
}

/** One question: the safe answer first, the act named on the button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = 'Cancel', variant = 'danger', disabled, onConfirm, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose} disabled={dialog.busy}>
            {cancelLabel}
          </Button>
          <Button variant={variant} loading={dialog.busy} disabled={disabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
