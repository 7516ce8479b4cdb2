"""Runs the cells of notebooks by Python alone, and compares what each says with what the notebook shows; --write puts it there.

A kernel of Jupyter is not needed: of a cell the last expression is shown by its `_repr_..._` and `repr`, as kernels show it.
"""

import ast
import collections
import contextlib
import io
import json
import os
import re
import sys
import xml.etree.ElementTree

KINDS = {'image/svg+xml': '_repr_svg_', 'text/html': '_repr_html_'}


def joined(text):
    return text if isinstance(text, str) else ''.join(text)


def drawn(picture):
    """What a picture has: how many of each shape, and its texts. Places and styles are those of the day."""
    root = xml.etree.ElementTree.fromstring(picture[0])
    tags = collections.Counter(element.tag.rpartition('}')[2] for element in root.iter())
    vertices, edges = tags['circle'], tags['line']
    return f'picture of {vertices} circles, {edges} lines, {[text.strip() for text in root.itertext() if "{" not in text and text.strip()]}'


def shown(text):
    """Pictures in it by what they have."""
    return re.sub(r'<svg.*?</svg>', drawn, joined(text), flags=re.DOTALL)


def said(outputs):
    """The texts of a cell, those of one stream together, and its tables and pictures."""
    found = []
    for output in outputs:
        if output['output_type'] == 'stream':
            text = joined(output['text'])
            if found and found[-1][0] == output['name']:
                text = found.pop()[1] + text
            found.append((output['name'], text))
        elif output['output_type'] == 'error':
            found.append(('error', output['evalue']))
        else:
            found.extend(sorted((kind, shown(data)) for kind, data in output['data'].items()))
    return found


def run(source, names):
    """The outputs of a cell, as notebooks have them."""
    tree = ast.parse(source)
    last = ast.Expression(tree.body.pop().value) if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    stream = io.StringIO()
    with contextlib.redirect_stdout(stream):
        exec(compile(tree, 'cell', 'exec'), names)
        value = None if last is None else eval(compile(last, 'cell', 'eval'), names)
    outputs = [{'name': 'stdout', 'output_type': 'stream', 'text': stream.getvalue()}] if stream.getvalue() else []
    if value is not None:
        data = {kind: getattr(value, method)() for kind, method in KINDS.items() if hasattr(value, method)}
        data = {kind: text for kind, text in data.items() if text is not None}
        data['text/plain'] = repr(value)
        outputs.append({'data': data, 'metadata': {}, 'output_type': 'execute_result'})
    return outputs


def lines(text):
    return text.splitlines(keepends=True)


def as_written(outputs, count):
    """Texts by lines, and numbers of cells."""
    for output in outputs:
        if output['output_type'] == 'stream':
            output['text'] = lines(output['text'])
        else:
            output['execution_count'] = count
            output['data'] = {kind: lines(text) for kind, text in output['data'].items()}
    return outputs


def main(arguments):
    write = '--write' in arguments
    failures = 0
    paths = [os.path.abspath(each) for each in arguments if each != '--write']
    for path in paths:
        with open(path, encoding='utf-8') as file:
            notebook = json.load(file)
        os.chdir(os.path.dirname(path))
        names = {'__name__': '__main__'}
        for count, cell in enumerate((cell for cell in notebook['cells'] if cell['cell_type'] == 'code'), start=1):
            outputs = run(joined(cell['source']), names)
            if write:
                cell['execution_count'] = count
                cell['outputs'] = as_written(outputs, count)
            elif said(outputs) != said(cell['outputs']):
                failures += 1
                print(f'{path}: cell {count} shows\n{said(cell["outputs"])}\nand says\n{said(outputs)}', file=sys.stderr)
        if write:
            with open(path, 'w', encoding='utf-8') as file:
                file.write(json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + '\n')
    print(f'{len(paths)} notebooks')
    return 1 if failures or len(paths) < 5 else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
