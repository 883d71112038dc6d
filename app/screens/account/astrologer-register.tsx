// The registration of an astrologer, in three steps that a reload of the tab does not lose.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api, flashNext, signIn, tab } from '#app/auth/browser-login.ts'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { storePhoto } from '#app/auth/store-photo.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { LoginAnswer } from '#workers/contract/identity.ts'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { assertEmailAvailable } from './assert-email-available.ts'
import { astrologerBody, astrologerFields } from './astrologer-body.ts'
import { CodeStep, type PendingCode } from './code-step.tsx'
import { openAfterLogin } from './open-after-login.ts'
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts'
import { RegistrationSteps, STEPS, stepOf } from './registration-steps.tsx'
import { useForm } from './use-form.ts'

const LAST = STEPS.length - 1

export const meta: MetaFunction = (args) => {
  const text = accountTexts[currentLanguage()].astrologer
  return pageMeta(args, { title: text.title, description: text.lead })
}

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(dashboardHome(context.viewer.role))
  const { calls, settings } = context.services
  const phonePrices = calls.phone ? await calls.lowestByCountry(null) : []
  const { usdInrRate, priceFloors } = await settings()
  return { usdInrRate, priceFloors, phoneCents: phonePrices.find(({ country }) => country === 'US')?.cents ?? null }
}

export default function AstrologerRegister() {
  const text = useTexts(accountTexts).astrologer
  const accountText = useTexts(accountTexts)
  const rates = useLoaderData<typeof loader>()
  const [waiting, setWaiting] = useState<PendingCode | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const { form, step, element, next, goTo, keep } = useSteps(setWaiting)

  async function done(answer: LoginAnswer) {
    dropDraft(tab)
    signIn(answer)
    if (photo) {
      await storeMiddle(photo).catch(() => flashNext({ kind: 'warn', text: text.photoFailed }))
    }
    openAfterLogin(answer)
  }

  if (waiting) return <CodeStep {...waiting} purpose="register" onDone={done} onBack={() => setWaiting(null)} />
  return (
    <AccountPage
      wide
      title={text.title}
      lead={text.lead}
      problem={form.problem}
      footer={
        <p>
          {accountText.register.have} <Link to="/login">{accountText.register.login}</Link>
        </p>
      }
    >
      <form key={form.turn} ref={element} onSubmit={next} onInput={keep} noValidate className="space-y-5">
        <RegistrationSteps form={form} step={step} photo={photo} onPhoto={setPhoto} rates={rates} />
        <div className="flex gap-3">
          {step > 0 ? <Button onClick={() => goTo(step - 1)}>{text.back}</Button> : null}
          <Button type="submit" variant="primary" className="flex-1" loading={form.busy}>
            {step < LAST ? text.next : text.submit}
          </Button>
        </div>
      </form>
    </AccountPage>
  )
}

// Its code loads with the first photo.
async function storeMiddle(photo: File) {
  const { middleOf } = await import('#app/screens/dashboard/photo-squares.ts')
  // The page is left at once: the next one says it, where a toast of this one would be gone.
  await storePhoto(await middleOf(photo), 'all')
}

function useSteps(onSent: (code: PendingCode) => void) {
  const [step, setStep] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initial: astrologerFields,
    toBody: astrologerBody,
    schema: async () => (await import('#workers/contract/identity.ts')).AstrologerRegisterRequest,
    // The sentence stands at its field: the step of the first one is shown.
    onWrong: (names) => setStep(Math.max(0, stepOf(names))),
    async send(body) {
      const typed = body.email.trim().toLowerCase()
      await assertEmailAvailable(typed)
      const { registration } = await withProof((proof) => api.call(routes.registerAstrologer, { body, proof }))
      onSent({ email: typed, registration })
    },
  })

  // Storage is the browser's: the server draws an empty form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const draft = readDraft(tab, STEPS.length)
    if (!draft) return
    form.restore(draft.values)
    setStep(draft.step)
  }, [])

  const keepAt = (at: number) => {
    if (element.current) keepDraft(tab, { step: at, values: form.read(element.current) })
  }
  // Also what no event of a field tells: tags that were taken or removed.
  const keep = useRef(() => {})
  keep.current = () => keepAt(step)
  useEffect(() => {
    const leave = () => keep.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  // A step that is hidden takes no focus: its heading gets it once the step is shown.
  const wentTo = useRef<number | null>(null)
  useEffect(() => {
    if (wentTo.current !== step) return
    wentTo.current = null
    element.current?.querySelector<HTMLElement>(`[data-step="${step}"] legend`)?.focus()
  }, [step])
  function goTo(to: number) {
    keepAt(to)
    wentTo.current = to
    setStep(to)
  }
  async function forward() {
    const fields = STEPS[step]?.fields ?? []
    if (element.current && (await form.check(element.current, fields))) goTo(step + 1)
  }
  return {
    form,
    step,
    element,
    goTo,
    keep: () => keepAt(step),
    next(event: FormEvent<HTMLFormElement>) {
      if (step === LAST) return form.onSubmit(event)
      event.preventDefault()
      if (!form.busy) void forward()
    },
  }
}
