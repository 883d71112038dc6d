import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { bornOnTexts, certaintyTexts, relationNameTexts } from '#app/births/birth-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { exportBirths } from '#workers/contract/api/routes.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { type BirthChart, chartOf } from './birth-chart.ts'
import { birthsTexts } from './births-text.ts'
import { SmallChart } from './small-chart.tsx'

export const meta = titled(() => birthsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const text = birthsTexts[currentLanguage()]
  const viewer = guard(args, 'use_user_dashboard')
  const params = new URL(args.request.url).searchParams
  const { births: saves, places } = args.context.services
  const list = await saves.list(viewer)
  const births = await Promise.all(list.map(async (each) => ({ ...each, chart: await chartOf(each, places.resolve) })))
  const saved = births.find(({ id }) => id === params.get('saved'))
  return { births, news: saved ? text.saved(isolatedName(saved.name)) : params.has('deleted') ? text.deleted : null }
}

export default function Births() {
  const text = useTexts(birthsTexts)
  const { births, news } = useLoaderData<typeof loader>()
  const add = (
    <ButtonLink to="/dashboard/user/births/new" variant="primary">
      <MoreIcon name="plus" />
      {text.add}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={text.title} action={births.length > 0 ? add : null}>
        {text.lead}
      </PageHead>
      {news ? (
        <div role="status">
          <Callout tone="ok" className="mb-6">
            {news}
          </Callout>
        </div>
      ) : null}
      <Table
        caption={text.title}
        columns={columns()}
        rows={births}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={text.empty} action={add}>
            {text.emptyText}
          </EmptyState>
        }
      />
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-muted">
        <span className="max-w-[62ch]">{text.privacy}</span>
        {births.length > 0 ? (
          <a className="inline-block py-0.5" href={apiPath(exportBirths)}>
            {text.export}
          </a>
        ) : null}
      </p>
    </>
  )
}

const signName = (sign: number) => WRITING[currentLanguage()].signs[sign] ?? ''

type Row = WireBirthProfile & { chart: BirthChart | null }

const columns = (): Column<Row>[] => {
  const text = birthsTexts[currentLanguage()]
  const certaintyText = certaintyTexts[currentLanguage()]
  return [
    {
      key: 'name',
      header: text.name,
      lead: true,
      cell: ({ id, name, relation, chart }) => (
        <span className="flex min-w-0 items-center gap-4">
          {chart ? <SmallChart label={text.chartOf(name)} occupancy={chart.occupancy} /> : null}
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
              <Link className="inline-block py-0.5" to={`/dashboard/user/births/${id}`}>
                {name}
              </Link>
              <Tag>{relationNameTexts[currentLanguage()][relation]}</Tag>
            </span>
            {chart ? (
              <span className="block text-12 text-muted">
                {chart.fromMoon ? null : `${text.lagna} ${signName(chart.occupancy.lagna)}, `}
                {text.moon} {signName(chart.occupancy.signs.moon)}
              </span>
            ) : null}
          </span>
        </span>
      ),
    },
    {
      key: 'born',
      header: text.born,
      className: 'num',
      cell: (birth) => (
        <span>
          {bornOnTexts[currentLanguage()](birth)}
          {certaintyText(birth.uncertainty_minutes) ? (
            <span className="block text-12 text-muted">{certaintyText(birth.uncertainty_minutes)}</span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'place',
      header: text.place,
      cell: ({ place }) => (
        <span>
          {place.name}
          <span className="block text-12 text-muted">
            {place.tz === 'LMT' ? text.ownMeanTime : place.tz.replaceAll('_', ' ')}
          </span>
        </span>
      ),
    },
    {
      key: 'edit',
      header: <span className="sr-only">{text.edit}</span>,
      align: 'right',
      cell: ({ id, name, chart }) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          {chart ? (
            <ButtonLink to={`/kundli${chart.fragment}`} size="sm" aria-label={text.castName(name)}>
              {text.cast}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`/dashboard/user/births/${id}`} size="sm" aria-label={text.editName(name)}>
            {text.edit}
          </ButtonLink>
        </span>
      ),
    },
  ]
}
