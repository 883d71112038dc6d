// /blogs/create and /blogs/edit/{id}, one screen. The form and its editor are loaded in the browser.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { pageTitle } from '#app/shell/page-title.ts'
import { Button, Spinner } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { editorTexts } from './editor/editor-text.ts'
import { usePostToEdit } from './editor/use-post-to-edit.ts'
import { postPageTexts } from './post-page-text.ts'
import { useForeignPictures } from './use-foreign-pictures.tsx'

const PostForm = lazy(async () => ({ default: (await import('./editor/post-form.tsx')).PostForm }))

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'write_posts')
  const id = args.params.postId ?? null
  const author = id ? await authorOf(args, id) : viewer.userId
  return { id, userId: viewer.userId, isOwn: author === viewer.userId }
}

/** Throws 404 for posts that the viewer may not change. */
async function authorOf({ context: { services, viewer } }: LoaderFunctionArgs, id: string): Promise<string> {
  try {
    const { author } = await services.blogs.read({ viewer, id })
    if (author === viewer?.userId || viewer?.role === 'admin') return author
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_found') throw error
  }
  throw new Response(postPageTexts[currentLanguage()].notFound, { status: 404 })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = editorTexts[currentLanguage()]
  return [{ title: pageTitle(data?.id ? text.editTitle : text.createTitle, matches) }]
}

export default function EditPost() {
  const text = useTexts(editorTexts)
  const { id, userId, isOwn } = useLoaderData<typeof loader>()
  const title = id ? (isOwn ? text.editTitle : text.editOther) : text.createTitle
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-8 pb-22">
      <Breadcrumb to="/blogs" label={text.back}>
        {title}
      </Breadcrumb>
      <PageHead title={title} />
      <Loaded key={id} id={id} userId={userId} isOwn={isOwn} />
    </main>
  )
}

function Loaded({ id, userId, isOwn }: { id: string | null; userId: string; isOwn: boolean }) {
  const text = useTexts(editorTexts)
  const { post, failed, load } = usePostToEdit(id)
  const foreign = useForeignPictures({ html: post?.content ?? '', held: !isOwn })
  const hydrated = useHydrated()
  if (failed) {
    return (
      <Callout tone="danger" action={<Button onClick={load}>{text.again}</Button>} className="max-w-180 items-center">
        {text.loadFailed}
      </Callout>
    )
  }
  const loading = <Loading>{id ? text.loading : text.opening}</Loading>
  if (!hydrated || post === undefined) return loading
  // The editor shows the stored text.
  if (foreign.button) return foreign.button
  return (
    <LazyPart fallback={loading}>
      <PostForm userId={userId} post={post} />
    </LazyPart>
  )
}

function Loading({ children }: { children: string }) {
  return (
    <p className="flex min-h-75 items-center justify-center gap-3 text-muted" role="status">
      <Spinner className="size-6 text-accent-text" />
      {children}
    </p>
  )
}
