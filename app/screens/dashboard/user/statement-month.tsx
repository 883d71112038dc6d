import { Form, useSubmit } from '@remix-run/react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { selectClass } from '#app/ui/field-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { monthName } from '../months.ts'
import { walletText as text } from './wallet-text.ts'

/** The month that the statement shows, and its file. */
export function StatementMonth({ asked, months }: { asked: string | null; months: readonly string[] }) {
  const submit = useSubmit()
  const locale = useLocale()
  // A link may name a month before the first movement.
  const offered = asked && !months.includes(asked) ? [...months, asked] : months
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Form className="flex items-center gap-2.5">
        <select
          key={asked}
          className={selectClass({ small: true })}
          name="month"
          aria-label={text.month}
          defaultValue={asked ?? ''}
          onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
        >
          <option value="">{text.allMonths}</option>
          {offered.map((month) => (
            <option key={month} value={month}>
              {monthName(month, locale)}
            </option>
          ))}
        </select>
        <noscript>
          <Button type="submit" size="sm" plainForm>
            {text.show}
          </Button>
        </noscript>
      </Form>
      <a
        className={buttonClass({ size: 'sm' })}
        href={`/dashboard/user/wallet/statement.csv${asked ? `?month=${asked}` : ''}`}
        download
      >
        <Icon name="download" size="sm" />
        {text.csv}
      </a>
    </div>
  )
}
