// Saves the birth to the account. Visitors have none, and astrologers and admins cannot save births.

import { useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { profileOf } from '#app/births/birth-to-ask-about.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'

export function SaveButton({ input }: { input: CastInput }) {
  const text = useTexts(kundliTexts)
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  if (viewer?.role !== 'user' || state === 'done') return null
  async function save() {
    setState('busy')
    try {
      await api.call(routes.saveBirth, { body: profileOf(input, text.unnamed) })
      toast.success(text.saved)
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiError && error.toasted))
        toast.error(error instanceof ApiError ? error.message : text.saveFailed)
      setState('idle')
    }
  }
  return (
    <Button size="sm" loading={state === 'busy'} onClick={() => void save()}>
      <MoreIcon name="plus" size="sm" />
      {text.save}
    </Button>
  )
}
