import type { Action } from '#practice/schemas/parts/action.ts';
import { listDisclaimers } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { Actions } from '#ui/buttons.tsx';
import { Note } from '#ui/note.tsx';
import { Prose } from '#ui/prose.tsx';
import { renderActionButtons } from './action-button.tsx';

type SectionEndProps = {
  view: View;
  part: {
    after?: string | undefined;
    actions?: Action[] | undefined;
    disclaimers?: string[] | undefined;
  };
};

/**
 * The end of a section: text, buttons and disclaimers. Disclaimers must be in the same section as the statements that
 * need them (Florida Bar rule 4-7.12(d)).
 */
export function SectionEnd({ view, part }: SectionEndProps) {
  const { after, actions = [], disclaimers = [] } = part;
  return (
    <>
      {after !== undefined && <Prose html={after} />}
      {actions.length > 0 && <Actions>{renderActionButtons(view, actions)}</Actions>}
      {disclaimers.length > 0 && (
        <div className="mt-5 grid gap-2">
          {listDisclaimers(view, disclaimers).map((text) => (
            <Note key={text}>{text}</Note>
          ))}
        </div>
      )}
    </>
  );
}
