// The recovery codes of an admin: how many are left, and new ones, which are shown once.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { passkeysTexts } from './passkeys-text.ts'

export function RecoveryCodes({ left }: { left: number }) {
  const text = useTexts(passkeysTexts)
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { revalidate } = useRevalidator()

  async function make(password: string) {
    const answer = await api.call(routes.makeRecoveryCodes, { body: { password } })
    setAsking(false)
    setCodes(answer.codes)
    revalidate()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-5 py-4">
      <div className="min-w-0 flex-[1_1_320px]">
        <h3 className="text-16 font-semibold">{text.recovery}</h3>
        <p className="mt-1 text-small text-muted">{text.recoveryLeft(left)}</p>
      </div>
      <Button size="sm" onClick={() => setAsking(true)}>
        {text.make}
      </Button>
      {asking ? (
        <PasskeyDialog
          title={text.codesTitle}
          about={text.codesAbout}
          action={text.doMake}
          onClose={() => setAsking(false)}
          onPassword={make}
        />
      ) : null}
      {codes ? <NewCodes codes={codes} onClose={() => setCodes(null)} /> : null}
    </div>
  )
}

function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const text = useTexts(passkeysTexts)
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(text.copied)
  }
  return (
    <Dialog
      open
      // Only the button closes the dialog, because the codes are not shown again.
      busy
      onClose={onClose}
      title={text.recovery}
      footer={
        <>
          <Button onClick={() => void copy()}>{text.copy}</Button>
          <Button variant="primary" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <Callout tone="warn">{text.shownOnce}</Callout>
      <ul className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2" aria-label={text.recovery}>
        {codes.map((code) => (
          <li key={code} className="num font-semibold">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
