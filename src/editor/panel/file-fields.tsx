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

export function FigureFields({ entry: { schema, value } }: FieldsProps) {
  const isMain = (name: string) => figureFields.includes(name);
  return (
    <>
      <Fields schema={schema} path={[]} isShown={isMain} />
      <details className="group" open={!isMain(String(value.place.path[0] ?? 'value'))}>
        <summary>Other fields of this figure</summary>
        <Fields schema={schema} path={[]} isShown={(name) => !isMain(name)} />
      </details>
    </>
  );
}
