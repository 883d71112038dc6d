// Files are deleted by one call each; failures are listed.

import { useState } from 'react'
import { saidOr } from '#app/errors/failure-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { AdminFile } from '#workers/contract/admin/admin-chats.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { sharedFilesTexts } from './shared-files-text.ts'

export function useFileDeletion(onDone: () => void) {
  const text = useTexts(sharedFilesTexts)
  const [busy, setBusy] = useState(false)

  async function remove(files: readonly AdminFile[]): Promise<void> {
    setBusy(true)
    const failed: { name: string; error: unknown }[] = []
    for (const { id, file_name: name } of files) {
      try {
        await api.call(routes.deleteSharedFile, { params: { id }, own: 'all' })
      } catch (error) {
        failed.push({ name, error })
      }
    }
    setBusy(false)
    if (failed.length < files.length)
      toast.success(text.deleted(files.length - failed.length), { duration: ADMIN_TOAST })
    if (failed.length > 0) toast.error(sentenceOf(failed, files.length), { duration: ADMIN_TOAST })
    onDone()
  }

  return { busy, remove }
}

/** The server's sentence for a single file, else ours. */
function sentenceOf(failed: readonly { name: string; error: unknown }[], asked: number): string {
  const text = sharedFilesTexts[currentLanguage()]
  const [first] = failed
  if (asked === 1) return saidOr(text.failedOne, first?.error)
  return text.failedMany(failed.map(({ name }) => isolatedName(name)).join(', '))
}
