import type { PageFormProps } from '../forms/form-props.ts';
import { Island } from './slot.tsx';

export function SubscribeForm(props: PageFormProps) {
  return <Island name="subscribe" props={{ id: 'subscribe', ...props }} />;
}
