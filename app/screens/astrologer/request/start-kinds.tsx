// The kinds of a consultation with their prices; an unavailable kind shows the reason.

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { useCanCall } from '#app/realtime/voice/use-can-call.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { callCents, chatCents, type PricedAstrologer } from '#app/screens/astrologers/prices-in-cents.ts'
import { cx } from '#app/ui/cx.ts'
import { IconPath } from '#app/ui/icons/icon.tsx'
import { kindIconPaths } from '#app/ui/icons/kind-icon-paths.ts'
import { formatUsd } from '#app/ui/money.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import { REQUEST_FORM } from './request-intent.ts'
import { usePostedRequest } from './use-posted-request.ts'

type Props = {
  astrologer: PricedAstrologer
  kind: Kind
  /** True if the platform can make phone calls. */
  phoneCalls: boolean
  onKind(kind: Kind): void
}
type Row = { value: Kind; icon: keyof typeof kindIconPaths; label: string; about: string; cents: number; off?: boolean }

/** The selected kind; the default is the first offered one, which is chat if the astrologer takes chats. */
export function useKind({ kinds }: PricedAstrologer) {
  const posted = usePostedRequest()?.values.kind
  return useState<Kind>(kinds.find((kind) => kind === posted) ?? kinds[0] ?? 'chat')
}

export function StartKinds({ astrologer, kind, phoneCalls, onKind }: Props) {
  const directoryText = useTexts(directoryTexts)
  const text = useTexts(directoryTexts).start
  const fields = useRef<HTMLFieldSetElement>(null)
  // The user may have selected one before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it mounts
  useEffect(() => {
    const checked = fields.current?.querySelector<HTMLInputElement>(':checked')
    if (checked && checked.value !== kind) onKind(checked.value as Kind)
  }, [])
  const chat = chatCents(astrologer)
  const call = callCents(astrologer)
  const able = useCanCall()
  const offered = astrologer.kinds.includes('web-call')
  const noChat = !astrologer.kinds.includes('chat')
  const byPhone = phoneCalls && astrologer.kinds.includes('phone-call')
  const rows: Row[] = [
    {
      value: 'chat',
      icon: 'message-circle',
      label: directoryText.chat,
      about: noChat ? text.kindOff : text.about,
      cents: chat,
      off: noChat,
    },
    {
      value: 'web-call',
      icon: 'globe',
      label: text.webCall,
      about: !offered ? text.kindOff : able ? text.webAbout : text.webUnsupported,
      cents: call,
      off: !offered || !able,
    },
    {
      value: 'phone-call',
      icon: 'phone',
      label: text.phoneCall,
      about: byPhone ? text.phoneAbout : phoneCalls ? text.noPhone : text.phoneOff,
      cents: call,
      off: !byPhone,
    },
  ]
  return (
    <fieldset ref={fields} className="border-t border-b border-line">
      <legend className="sr-only">{text.kind}</legend>
      {rows.map(({ value, icon, label, about, cents, off = false }) => (
        <label
          key={value}
          className={cx(
            'relative flex items-center gap-3 border-t border-line px-5 py-3.5 leading-[1.35] first-of-type:border-t-0 has-checked:bg-info-bg',
            off ? 'opacity-70' : 'cursor-pointer',
          )}
        >
          <input
            className="m-0 size-4.5 flex-none appearance-none rounded-full border-[1.5px] border-control checked:border-[5.5px] checked:border-link"
            type="radio"
            name="kind"
            value={value}
            form={REQUEST_FORM}
            defaultChecked={value === kind}
            disabled={off}
            onChange={() => onKind(value)}
          />
          <IconPath className="text-muted max-[400px]:hidden" d={kindIconPaths[icon]} />
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{label}</b>
            <span className="block text-small text-muted">{about}</span>
          </span>
          <span className="text-right num">
            <b className="font-semibold">{formatUsd(cents)}</b>
            <span className="inline text-small text-muted"> {directoryText.perMinute}</span>
            <span className="block text-tiny text-muted">{directoryText.ten(formatUsd(cents * 10))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
