// The buttons that answer a request, and the link to the call if the browser blocked the new tab.

import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { useCanCall } from '#app/realtime/voice/use-can-call.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { incomingTexts } from './incoming-text.ts'
import type { RingingProps } from './ring-props.ts'
import { phoneOf } from './ring-terms.tsx'

export function RingAnswers({ notice, phase, url, onAccept, onReject, onClose }: RingingProps) {
  const text = useTexts(incomingTexts)
  const canTake = useCanCall() || notice.type !== 'web-call'
  const byPhone = phoneOf(notice)
  const busy = phase === 'connecting'
  if (phase === 'answered' && url) return <JoinLink url={url} onClose={onClose} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] gap-2.5 px-6 pb-6">
      <Button variant="danger-quiet" narrow disabled={busy} onClick={() => !busy && onReject()}>
        {text.reject}
      </Button>
      {byPhone ? (
        <Button narrow disabled={busy} onClick={() => !busy && onAccept('phone')}>
          {text.byPhone}
        </Button>
      ) : null}
      <Button
        data-answer
        variant="primary"
        narrow
        className={byPhone ? 'col-span-full' : undefined}
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={busy}
        loading={busy}
        loadingLabel={text.connecting}
        disabled={!canTake}
        onClick={() => onAccept(notice.type === 'phone-call' ? 'phone' : 'web')}
      >
        {text.accept[notice.type]}
      </Button>
    </div>
  )
}

function JoinLink({ url, onClose }: { url: string; onClose(): void }) {
  const text = useTexts(incomingTexts)
  return (
    <div className="grid px-6 pb-6">
      <a
        data-answer
        className={buttonClass({ variant: 'primary' })}
        href={addressOf(url)}
        target="_blank"
        rel="noreferrer"
        onClick={onClose}
      >
        {url.startsWith('/phone-call/') ? text.management : text.join}
      </a>
    </div>
  )
}
