import type { Action } from '#practice/schemas/parts/action.ts';
import { buildDeadlineProps } from '#site/view/deadlines.ts';
import { findPageOffice } from '#site/view/offices.ts';
import type { View } from '#site/view/view.ts';
import type { DeadlineFinderProps } from '#site/sections/deadline.tsx';
import { ActionButton, renderActionButtons } from './action-button.tsx';

/** Builds the props of a deadline finder with its buttons. */
export function buildFinderProps(view: View, deadline: string, actions: Action[]): DeadlineFinderProps {
  const hours = findPageOffice(view).hours?.[view.language];
  const props = { ...buildDeadlineProps(view, deadline), hours };
  if (!props.season) return { ...props, actions: renderActionButtons(view, actions) };
  const callActions = actions.filter((action) => action.do === 'call');
  return {
    ...props,
    actions: undefined,
    callButtons: callActions.map((action) => (
      <ActionButton key={action.office} view={view} action={action} variant="quiet" />
    )),
    bookingButtons: renderActionButtons(
      view,
      actions.filter((action) => action.do !== 'call'),
    ),
  };
}
