import { Description, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { closeClass } from './close-class.ts'
import { dialogClass } from './dialog-class.ts'
import { dialogTexts } from './dialog-text.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Shown before the title, for example an avatar. */
  lead?: ReactNode
  footer?: ReactNode
  width?: number
  /** While saving, neither Escape nor a click outside closes the dialog. */
  busy?: boolean
  children?: ReactNode
}

export function Dialog({ open, onClose, title, description, lead, footer, width = 480, busy, children }: DialogProps) {
  const dialogText = useTexts(dialogTexts)
  function close() {
    if (!busy) onClose()
  }
  return (
    <HeadlessDialog open={open} onClose={close}>
      <div className="fixed inset-0 z-70 grid overflow-auto bg-backdrop px-4 pt-[calc(var(--viewport-top,0px)+1rem)] pb-[calc(var(--below-viewport)+1rem)]">
        <DialogPanel
          // Margins instead of place-items, which would cut off the top of a tall box.
          className={cx(dialogClass, 'm-auto w-[min(var(--dw),100%)]')}
          style={{ '--dw': `${width}px` } as CSSProperties}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5.5">
            <div className="flex min-w-0 items-center gap-3">
              {lead}
              <div className="min-w-0">
                <DialogTitle as="h2" className="text-24 leading-[1.2] wrap-anywhere">
                  {title}
                </DialogTitle>
                {description ? (
                  <Description as="p" className="text-small text-muted">
                    {description}
                  </Description>
                ) : null}
              </div>
            </div>
            <button type="button" className={closeClass} aria-label={dialogText.close} onClick={close} disabled={busy}>
              <Icon name="x" className="size-4.5" />
            </button>
          </div>
          <div className="px-6 pt-4 pb-6">{children}</div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-2.5 border-t border-line bg-sunken px-6 py-4">{footer}</div>
          ) : null}
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

/** A confirmation: the safe answer first, the action as the label of the button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const dialogText = useTexts(dialogTexts)
  const { confirmLabel, cancelLabel = dialogText.cancel, variant = 'danger', disabled, onConfirm, ...dialog } = props
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
