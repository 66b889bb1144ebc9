import { Fields } from '../fields/field.tsx';
import type { OpenEntry } from './use-opened.ts';

/** The fields of a page that decide when it is public. */
export const pageSettings: readonly string[] = ['draft', 'publishOn', 'expiresOn', 'redirectTo'];
/** The fields of a figure that change together. */
const figureFields: readonly string[] = ['statedAs', 'value', 'translations'];

type FieldsProps = { entry: OpenEntry };

export function SettingFields({ entry: { schema } }: FieldsProps) {
  return <Fields schema={schema} path={[]} isShown={(name) => pageSettings.includes(name)} />;
}

/** The opened field first. */
export function FigureFields({ entry: { schema, value } }: FieldsProps) {
  const first = String(value.place.path[0] ?? 'statedAs');
  const groups = [
    (name: string) => name === first,
    (name: string) => name !== first && figureFields.includes(name),
    (name: string) => name !== first && !figureFields.includes(name),
  ] as const;
  return (
    <>
      <Fields schema={schema} path={[]} isShown={groups[0]} />
      <Fields schema={schema} path={[]} isShown={groups[1]} />
      <details className="group">
        <summary>Other fields of this figure</summary>
        <Fields schema={schema} path={[]} isShown={groups[2]} />
      </details>
    </>
  );
}
