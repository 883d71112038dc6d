// In the built-in browser of an app: a link to the phone's own browser, before a request, a payment or a login.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { type AppBrowser, intentFor } from './app-browser.ts'
import { openInBrowserTexts } from './open-in-browser-text.ts'

export function OpenInBrowser({ app }: { app: AppBrowser }) {
  const text = useTexts(openInBrowserTexts)
  const [copied, setCopied] = useState(false)
  const { href } = location
  const intent = intentFor(href, navigator.userAgent)

  async function copy() {
    // An app may block the clipboard; the URL is shown beside the button to be selected.
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <Callout tone="warn" icon="info" title={text.title(app.name ?? text.otherApp)}>
      <p>{text.about}</p>
      <p className="mt-2 text-small wrap-anywhere select-all">{href}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {intent ? (
          <a className={buttonClass({ variant: 'primary', size: 'sm' })} href={intent}>
            {text.open}
          </a>
        ) : null}
        <Button size="sm" onClick={() => void copy()}>
          {copied ? text.copied : text.copy}
        </Button>
      </p>
      {intent ? null : <p className="mt-2 text-small">{text.paste}</p>}
    </Callout>
  )
}
