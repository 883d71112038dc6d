// A new report: its type and the dates of its period.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { ReportType } from '#workers/contract/admin/admin-reports.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { reportsTexts } from './reports-text.ts'

// From the texts, because the schema is loaded only with the first report.
const types = () => Object.keys(reportsTexts[currentLanguage()].types) as ReportType[]

export function ReportForm({ today }: { today: string }) {
  const text = useTexts(reportsTexts)
  const { revalidate } = useRevalidator()
  const [type, setType] = useState<ReportType>('revenue')
  const form = useForm({
    initial: { type: 'revenue', from: `${today.slice(0, 7)}-01`, to: today },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/admin/admin-reports.ts')).ReportRequest,
    async send(body) {
      await api.call(routes.requestReport, { body, idempotencyKey: crypto.randomUUID() })
      toast.success(text.asked, { duration: ADMIN_TOAST })
      revalidate()
    },
  })
  return (
    <Card title={text.ask} pad className="mt-5">
      <form onSubmit={form.onSubmit} noValidate>
        {form.problem ? (
          <Callout tone="danger" className="mb-4">
            {form.problem}
          </Callout>
        ) : null}
        <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
          <SelectField
            {...form.bind('type')}
            label={text.type}
            className="sm:max-lg:col-span-2"
            options={types().map((value) => ({ value, label: text.types[value] }))}
            onChange={({ target }) => setType(target.value as ReportType)}
          />
          <InputField {...form.bind('from')} type="date" max={today} label={text.from} />
          <InputField {...form.bind('to')} type="date" max={today} label={text.to} />
          <Button
            type="submit"
            needsScript
            variant="primary"
            loading={form.busy}
            className="sm:max-lg:justify-self-start lg:mt-6.5"
          >
            {text.make}
          </Button>
        </div>
        <p className="mt-3 text-small text-muted" aria-live="polite">
          {text.holds[type]}
        </p>
      </form>
    </Card>
  )
}
