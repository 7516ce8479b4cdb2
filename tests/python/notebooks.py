"""Runs notebooks, and compares what each cell says with what the notebook shows; --write puts it there."""

import os
import sys

import nbclient
import nbformat


def said(cell):
    """The texts of a cell, and for its pictures and tables what they are, whole."""
    found = []
    for output in cell.get('outputs', []):
        if output.output_type == 'stream':
            found.append((output.name, output.text))
        elif output.output_type == 'error':
            found.append(('error', output.evalue))
        else:
            found.extend(sorted((kind, data) for kind, data in output.data.items()))
    return found


def main(arguments):
    write = '--write' in arguments
    failures = 0
    paths = [each for each in arguments if each != '--write']
    for path in paths:
        notebook = nbformat.read(path, 4)
        shown = [said(cell) for cell in notebook.cells]
        client = nbclient.NotebookClient(notebook, timeout=300, kernel_name='python3', resources={'metadata': {'path': os.path.dirname(path)}})
        client.execute()
        for cell in notebook.cells:
            cell.metadata.pop('execution', None)
        if write:
            notebook.metadata.language_info = {'name': 'python'}
            nbformat.write(notebook, path)
            continue
        for number, (before, cell) in enumerate(zip(shown, notebook.cells)):
            if before != said(cell):
                failures += 1
                print(f'{path}: cell {number} shows\n{before}\nand says\n{said(cell)}', file=sys.stderr)
    print(f'{len(paths)} notebooks')
    return 1 if failures or len(paths) < 5 else 0


sys.exit(main(sys.argv[1:]))
