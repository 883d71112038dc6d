// Posts: lists, reading, writing, approval.

import { Done } from '#workers/contract/consultations/consultations.ts'
import { POST_FORM_BYTES_MAX } from '#workers/contract/content/blog-limits.ts'
import * as wire from '#workers/contract/content/blogs.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const listPosts = {
  route: routes.listPosts,
  summary: 'Approved posts, six a page; authors see all of their own besides, admins all',
  query: wire.PostsQuery,
  answer: wire.PostsAnswer,
} as const satisfies ApiSpec

export const readPost = {
  route: routes.readPost,
  summary: 'A post; drafts and posts without approval for their author and admins only',
  answer: wire.WirePost,
} as const satisfies ApiSpec

export const createPost = {
  route: routes.createPost,
  summary: 'Write a post',
  body: wire.PostForm,
  form: POST_FORM_BYTES_MAX,
  answer: wire.WirePost,
  status: 201,
  idempotent: true,
} as const satisfies ApiSpec

export const updatePost = {
  route: routes.updatePost,
  summary: 'Change a post; a change of title, text, tags or cover by its author takes the approval back',
  body: wire.PostForm,
  form: POST_FORM_BYTES_MAX,
  answer: wire.WirePost,
} as const satisfies ApiSpec

export const deletePost = {
  route: routes.deletePost,
  summary: 'Delete a post with its images',
  query: wire.PostOfQuery,
  answer: Done,
} as const satisfies ApiSpec

export const listPostsToModerate = {
  route: routes.listPostsToModerate,
  summary: 'All posts, newest first, a hundred a page',
  query: wire.AdminPostsQuery,
  answer: wire.AdminPostsAnswer,
} as const satisfies ApiSpec

export const moderatePosts = {
  route: routes.moderatePosts,
  summary: 'Approve posts, or take approvals back; 409 for a version that is not the newest',
  body: wire.ModerateRequest,
  answer: wire.ModerateAnswer,
} as const satisfies ApiSpec
