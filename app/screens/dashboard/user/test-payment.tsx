// Local mode only: /dev/pay/{id} plays the payment provider, and tells people so.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account/account-page.tsx'
import { guard } from '#app/shell/guard.ts'
import { missingPageTexts } from '#app/shell/missing-page-text.ts'
import { orThrowNotFound } from '#app/shell/not-found.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatUsd } from '#app/ui/money.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { testPaymentTexts } from './test-payment-text.ts'

export const meta = titled(() => testPaymentTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_wallet')
  const { services } = args.context
  if (!services.local) throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
  return orThrowNotFound(async () => ({ topUp: await services.money.topUp({ viewer, id: args.params.topUpId ?? '' }) }))
}

export default function TestPayment() {
  const text = useTexts(testPaymentTexts)
  const { topUp } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const wallet = '/dashboard/user/wallet'
  const done = `${wallet}?topup=${topUp.id}`

  async function pay() {
    setBusy(true)
    setProblem(null)
    try {
      await api.call(routes.completeTestTopUp, { params: { id: topUp.id } })
      navigate(done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(textInPlace(error))
      setBusy(false)
    }
  }

  return (
    <AccountPage title={text.title} lead={text.lead} problem={problem}>
      {topUp.status === 'succeeded' ? (
        <>
          <p>{text.done}</p>
          <ButtonLink to={done}>{text.back}</ButtonLink>
        </>
      ) : (
        <>
          <Button variant="primary" size="lg" block loading={busy} onClick={() => void pay()}>
            {text.pay(formatUsd(topUp.amount_cents))}
          </Button>
          <ButtonLink to={wallet} variant="quiet" block>
            {text.cancel}
          </ButtonLink>
        </>
      )}
    </AccountPage>
  )
}
