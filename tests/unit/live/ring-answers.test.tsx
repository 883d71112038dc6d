// The buttons for an incoming request: while it connects they are disabled, and Accept shows that.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RingAnswers } from '#app/realtime/ring/ring-answers.tsx'
import type { RingingProps } from '#app/realtime/ring/ring-props.ts'

const none = () => undefined
const acts = { onAccept: none, onReject: none, onSilence: none, onTurnOn: none, onClose: none }
const notice = {
  session_id: 'c1',
  type: 'chat',
  conference: 'session-c1',
  from_user: 'Mira',
  payout_paise_per_min: 1,
  expires_at: 1,
}

function buttonsIn(phase: RingingProps['phase']): string[] {
  const props = { ...acts, notice, phase, until: 1, problem: '', url: null, sound: 'on' } as unknown as RingingProps
  const html = renderToStaticMarkup(<RingAnswers {...props} />)
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', content = '']) =>
    [content.replace(/<[^>]*>/g, ''), ...(attributes.match(/aria-(?:disabled|busy)="true"/g) ?? [])].join(' '),
  )
}

test('each button is disabled while the call connects, and none before', () => {
  expect(buttonsIn('connecting')).toEqual([
    'Reject aria-disabled="true"',
    'Connecting... aria-disabled="true" aria-busy="true"',
  ])
  expect(buttonsIn('ringing').join()).not.toContain('aria-disabled')
})
