// Local mode only: /dev/pay/{id} simulates the payment provider, and states that.

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerForm } from '#app/form/answer-form.ts'
import { FormProblem } from '#app/form/form-parts.tsx'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { completeTestTopUp } from '#workers/contract/api/test-payments.local.ts'
import { testPaymentTexts } from './test-payment-text.ts'

export const meta = titled(() => testPaymentTexts[currentLanguage()].title)

const WALLET = '/dashboard/user/wallet'
const returnPath = (id: string) => `${WALLET}?topup=${id}`

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_wallet')
  const { services } = args.context
  if (!services.local) throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
  return orThrowNotFound(async () => ({ topUp: await services.money.topUp({ viewer, id: args.params.topUpId ?? '' }) }))
}

export const action = (args: ActionFunctionArgs) =>
  answerForm(args, completeTestTopUp, {
    params: ({ params }) => ({ id: params.topUpId ?? '' }),
    done: ({ id }) => redirect(returnPath(id)),
  })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function TestPayment() {
  const text = useTexts(testPaymentTexts)
  const { topUp } = useLoaderData<typeof loader>()
  const form = usePostedForm<never>(`/dev/pay/${topUp.id}`)
  const { Form, props, busy } = form
  return (
    <AccountPage title={text.title} lead={text.lead}>
      {topUp.status === 'succeeded' ? (
        <>
          <p>{text.done}</p>
          <ButtonLink to={returnPath(topUp.id)}>{text.back}</ButtonLink>
        </>
      ) : (
        <Form {...props} className="grid gap-4">
          <FormProblem form={form} />
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {text.pay(formatUsd(topUp.amount_cents))}
          </Button>
          <ButtonLink to={WALLET} variant="quiet" block>
            {text.cancel}
          </ButtonLink>
        </Form>
      )}
    </AccountPage>
  )
}
