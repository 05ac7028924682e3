import { type Application, applicationFields, type BodyOf, getApplication, paths, updateApplication } from '@console/contract'
import { calling, changedBody, type RecordAction, useDeleteAction, useStatusAction } from '@console/records'
import { useText } from '../text.ts'
import { applicationRecord, descriptionOf } from './application-record.ts'
import { useDeleteQuestion } from './delete-question.tsx'
import { useLiveModeQuestion } from './live-mode/live-mode-question.tsx'

export function useApplicationActions(): readonly RecordAction<Application>[] {
  const text = useText()
  const becoming = useStatusAction(applicationRecord)
  const removing = useDeleteAction(applicationRecord)
  const status = { needs: applicationFields, words: (one: string) => text(`status.${one as 'active' | 'inactive'}`) }
  return [
    {
      id: 'edit',
      needs: applicationFields,
      place: 'primary',
      one: { label: text('action.edit'), to: ({ code }) => paths.applicationEdit(code) },
    },
    becoming('active', {
      label: text('action.activate'),
      done: text('application.activate.done'),
      failed: text('application.activate.failed'),
      ...status,
    }),
    becoming('inactive', {
      label: text('action.deactivate'),
      done: text('application.deactivate.done'),
      failed: text('application.deactivate.failed'),
      ...status,
    }),
    { id: 'copy-code', needs: getApplication, one: { label: text('application.copyCode'), copies: ({ code }) => code } },
    useLiveModeAction(),
    removing({ useQuestion: useDeleteQuestion, refusals: { application_in_use: text('application.delete.inUse') } }),
  ]
}

/** LIVE is final; an application that is LIVE already is not asked. */
export function useLiveModeAction(): RecordAction<Application> {
  const text = useText()
  return {
    id: 'live',
    needs: applicationFields,
    danger: true,
    isHidden: ({ mode }) => mode !== 'TEST',
    call: calling(updateApplication, {
      params: ({ id }) => ({ application_id: id }),
      change: async (application) => {
        const described = (await changedBody(applicationRecord, descriptionOf(application), application)) as BodyOf<
          typeof updateApplication
        >
        return { body: { ...described, mode: 'LIVE' as const }, version: application.version }
      },
    }),
    one: {
      label: text('application.live.confirm'),
      useQuestion: useLiveModeQuestion,
      done: ({ display_name }) => text('application.live.done', { name: display_name }),
      failed: text('application.live.failed'),
    },
  }
}
