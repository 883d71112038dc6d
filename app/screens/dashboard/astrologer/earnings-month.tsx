import { Form, useSubmit } from '@remix-run/react'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { selectClass } from '#app/ui/field-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { monthName } from '../months.ts'
import { earningsText as text } from './earnings-text.ts'

/** The month that is shown, with its file and its statement on paper. */
export function EarningsMonth({ asked, months }: { asked: string | null; months: readonly string[] }) {
  const submit = useSubmit()
  const locale = useLocale()
  // A link may name a month before the first movement.
  const offered = asked && !months.includes(asked) ? [...months, asked] : months
  const query = asked ? `?month=${asked}` : ''
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <Form className="flex items-center gap-2.5">
        <input type="hidden" name="by" value="session" />
        <select
          key={asked}
          className={selectClass({ small: true })}
          name="month"
          aria-label={text.showMonth}
          defaultValue={asked ?? ''}
          onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
        >
          <option value="">{text.allTime}</option>
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
      <a className={buttonClass({ size: 'sm' })} href={`/dashboard/astrologer/earnings/statement.csv${query}`} download>
        <Icon name="download" size="sm" />
        {text.csv}
      </a>
      <ButtonLink size="sm" to={`/dashboard/astrologer/earnings/statement${query}`}>
        <Icon name="printer" size="sm" />
        {text.print}
      </ButtonLink>
    </div>
  )
}
